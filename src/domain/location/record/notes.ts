/** Why a record is refused. `field` is a path such as `regular_hours.monday.0.closes`; `code` stays the same for good. */
export type Problem = { field: string; code: string; message: string }

/** What a platform's policy may object to. It does not block: whoever saves gives a reason, kept by its `code`. */
export type Warning = Problem

/** A record of nothing but faults is told the first of them. */
const most = 200

/** Collects what the rules have to say while they read one record. */
export class Notes {
  readonly problems: Problem[] = []
  readonly warnings: Warning[] = []

  refuse(field: string, code: string, message: string): void {
    if (this.problems.length < most) this.problems.push({ field, code, message })
  }

  /** One code is said once: a reason answers it wherever it arose. */
  warn(field: string, code: string, message: string): void {
    if (this.warnings.some(warning => warning.code === code)) return
    this.warnings.push({ field, code, message })
  }
}
