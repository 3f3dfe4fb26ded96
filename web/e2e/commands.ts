import { join } from 'node:path'

const BIN = join(import.meta.dirname, '../../.venv/bin')

/** The command that serves and verifies: ELBOWROOM_COMMAND, else the project's own. */
export const COMMAND = process.env.ELBOWROOM_COMMAND ?? join(BIN, 'elbowroom')

/** The Python that has Elbowroom: ELBOWROOM_PYTHON, else the project's own. */
export const PYTHON = process.env.ELBOWROOM_PYTHON ?? join(BIN, 'python')
