/** Header names in lower case, in the order in which they came; a name may come more than once. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

export type OutsideRequest = {
  /** As it was written: the door looks for odd spellings in it. */
  url: string
  method: 'GET' | 'HEAD'
  headers: Readonly<Record<string, string>>
  /** Ends the request, or the reading of its body, at once. */
  signal?: AbortSignal
  /** Bytes of the decoded body after which the rest is left unread. */
  max_bytes?: number
}

/** Why there is no answer at all. */
export type OutsideRefusal =
  | 'not_a_url'
  | 'scheme_not_allowed'
  | 'credentials_in_url'
  | 'port_not_allowed'
  | 'odd_address'
  | 'private_address'
  | 'unresolvable'
  | 'resolve_timeout'
  | 'connect_failed'
  | 'connect_timeout'
  | 'certificate_invalid'
  | 'tls_failed'
  | 'headers_timeout'
  | 'headers_too_large'
  | 'answer_malformed'
  | 'connection_lost'
  | 'total_timeout'
  /** A copy of a site was asked for what only the site itself has. */
  | 'not_in_copy'
  | 'cancelled'

/** How a body ended: only `complete` is all of it. */
export type BodyEnd =
  | 'complete'
  | 'too_large'
  | 'encoding_invalid'
  | 'body_timeout'
  | 'total_timeout'
  | 'connection_lost'
  | 'answer_malformed'
  | 'cancelled'

export type BodyCount = {
  end: BodyEnd
  /** As they came over the line. */
  transferred_bytes: number
  /** After gzip, brotli, zstd or deflate. */
  decoded_bytes: number
}

/** One answer, redirects not followed. Whoever asked reads the body to its end or calls `discard`. */
export type OutsideAnswer =
  | {
      ok: true
      status: number
      headers: HeaderList
      /** From the call to the last header, in milliseconds. */
      headers_ms: number
      /** Decoded chunks. Never throws: `ended` says why it stopped. */
      body: AsyncIterable<Uint8Array>
      /** What the body came to; before its end, what has come so far with `cancelled`. */
      ended: () => BodyCount
      /** Lets go of the body and its connection. */
      discard: () => void
    }
  | {
      ok: false
      reason: OutsideRefusal
      /** For a log or a curious reader, for example "example.com resolves to 10.0.0.7". */
      detail: string
    }

/** Asks the outside once and follows nothing. Never throws, never hangs. */
export type OutsideFetch = (request: OutsideRequest) => Promise<OutsideAnswer>

/** How a server introduces itself on https, its certificate trusted or not. */
export type TlsFacts = {
  /** For example "TLSv1.3". */
  protocol: string
  /** What it chose of HTTP/2 ("h2") and HTTP/1.1; empty when it did not choose. */
  alpn: string
  /** Why the certificate is not valid for this name, for example "CERT_HAS_EXPIRED"; null when it is. */
  certificate_fault: string | null
  /** ISO 8601; null without a certificate. */
  valid_from: string | null
  valid_to: string | null
  issuer: string
}

export type TlsAnswer = { ok: true; facts: TlsFacts } | Extract<OutsideAnswer, { ok: false }>

/** Shakes hands with the host of an https URL and hangs up. Never throws, never hangs. */
export type InspectTls = (url: string, signal?: AbortSignal) => Promise<TlsAnswer>
