/**
 * All that a browser and its driver are told of our environment: no secret, and no proxy of the system, which would
 * lead past the guarded door.
 */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'en_US.UTF-8',
}
