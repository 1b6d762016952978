import type { Config } from 'drizzle-kit'

export default {
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './migrations',
} satisfies Config
