"""Study at the tables: hints, odds and mistakes, thought of in worker processes."""
