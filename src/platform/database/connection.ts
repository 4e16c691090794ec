/** How to reach a database, in the words of both `pg` and `pg-boss`. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }
