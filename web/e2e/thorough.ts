/** Whether games go on to their end that `make test` leaves earlier: where `make soak` asks for it. */
export const THOROUGH = Boolean(process.env.ELBOWROOM_THOROUGH)
