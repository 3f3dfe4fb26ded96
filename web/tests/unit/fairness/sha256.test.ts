import { createHash, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, bytesOfHex, hexOf, hmac, sha256 } from '$lib/fairness/sha256'

/** The vectors of FIPS 180-4 and of RFC 4231. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the hash of %j is the published one', (message, digest) => {
  expect(hexOf(sha256(bytesOf(message)))).toBe(digest)
})

test('so is that of a million letters', () => {
  expect(hexOf(sha256(bytesOf('a'.repeat(1_000_000))))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

test.each([
  [
    '0b'.repeat(20),
    hexOf(bytesOf('Hi There')),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    'aa'.repeat(131),
    hexOf(bytesOf('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('a keyed hash is the published one', (key, message, digest) => {
  expect(hexOf(hmac(bytesOfHex(key), bytesOfHex(message)))).toBe(digest)
})

test('every length agrees with another implementation', () => {
  for (let length = 0; length < 200; length++) {
    const message = new Uint8Array(randomBytes(length))
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    const key = new Uint8Array(randomBytes(length % 90))
    expect(hexOf(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
  }
})
