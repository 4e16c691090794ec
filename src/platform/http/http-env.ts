/** What the server knows of a request before a route sees it; the environment of every Hono app of the API. */
export type HttpEnv = {
  Bindings: {
    /** Names this request in answers and in the log; made here, never taken from outside. */
    request_id: string
    /** See `addressBehindProxies`: an IPv4 address, or an IPv6 network such as 2001:db8:0:1::/64. */
    client_address: string
  }
}
