import type { LabSpeed } from '#src/domain/lab-speed.ts'

/** A measurement without a fault, changed as a test wishes. */
export function labSpeed(changes: Partial<LabSpeed> = {}): LabSpeed {
  return {
    final_url: 'https://www.calloway.example/',
    performance: 97,
    lcp_ms: 1_812.4,
    cls: 0.0123,
    tbt_ms: 41.5,
    fcp_ms: 1_204,
    speed_index_ms: 1_530,
    bytes: 412_345,
    requests: 21,
    form_factor: 'mobile',
    lighthouse_version: '13.5.0',
    benchmark_index: 2_000,
    fetched_at: '2026-11-20T12:00:00.000Z',
    ...changes,
  }
}
