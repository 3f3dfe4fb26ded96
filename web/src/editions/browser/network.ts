/**
 * The layers of the learned judge in typed arrays: rows of standardised numbers in, two numbers for each out.
 * Python copies its numbers into arrays that are made here; a view of its memory would die when that grows.
 */

type Layers = {
  first: Float32Array
  firstBias: Float32Array
  second: Float32Array
  secondBias: Float32Array
  last: Float32Array
  bias: Float32Array
}

const OUTPUTS = 2

export class Network {
  #known = new Map<string, Layers>()
  #inputs = new Float32Array(0)
  #outputs = new Float32Array(0)

  knows(name: string): boolean {
    return this.#known.has(name)
  }

  /** Makes an array for Python to write numbers into. */
  array(size: number): Float32Array {
    return new Float32Array(size)
  }

  learn(
    name: string,
    first: Float32Array,
    firstBias: Float32Array,
    second: Float32Array,
    secondBias: Float32Array,
    last: Float32Array,
    bias: Float32Array,
  ): void {
    this.#known.set(name, { first, firstBias, second, secondBias, last, bias })
  }

  /** Where the numbers of so many rows are written. */
  inputs(size: number): Float32Array {
    if (this.#inputs.length < size) this.#inputs = new Float32Array(size)
    return this.#inputs.subarray(0, size)
  }

  /** Runs all rows; gives where the numbers that come out stand. */
  run(name: string, rows: number): Float32Array {
    const layers = this.#known.get(name)!
    const wide = layers.firstBias.length
    const deep = layers.secondBias.length
    const width = layers.first.length / wide
    if (this.#outputs.length < rows * OUTPUTS) this.#outputs = new Float32Array(rows * OUTPUTS)
    const one = new Float64Array(wide)
    const two = new Float64Array(deep + width)
    const out = new Float64Array(OUTPUTS)
    for (let row = 0; row < rows; row++) {
      const numbers = this.#inputs.subarray(row * width, (row + 1) * width)
      layer(numbers, layers.first, layers.firstBias, one, true)
      layer(one, layers.second, layers.secondBias, two.subarray(0, deep), true)
      two.set(numbers, deep)
      layer(two, layers.last, layers.bias, out, false)
      this.#outputs.set(out, row * OUTPUTS)
    }
    return this.#outputs.subarray(0, rows * OUTPUTS)
  }
}

type Numbers = Float32Array | Float64Array

/** One layer: `weights` row by row, one row for each number that comes in. */
function layer(
  numbers: Numbers,
  weights: Float32Array,
  bias: Float32Array,
  out: Float64Array,
  cut: boolean,
): void {
  const size = out.length
  for (let to = 0; to < size; to++) out[to] = bias[to]!
  for (let from = 0, place = 0; from < numbers.length; from++, place += size) {
    const number = numbers[from]!
    if (number === 0) continue
    for (let to = 0; to < size; to++) out[to]! += number * weights[place + to]!
  }
  if (cut) for (let to = 0; to < size; to++) if (out[to]! < 0) out[to] = 0
}
