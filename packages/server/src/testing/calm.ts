// Settings for tests: limits are so high that only the test itself slows a server down, and the jobs of a killed
// process are soon taken over.

export const CALM = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TEST_GAMES: 'true',
  BOT_PAUSE_MS: '0',
  BYSTANDER_MS: '0',
  JOB_LEASE_MS: '2000',
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  CREATIONS_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  WORK_MS_PER_SECOND: '10000000',
  TABLES_PER_PERSON: '100000',
  // A password of the usual cost takes a tenth of a second of processor time.
  PASSWORD_COST: '10',
}
