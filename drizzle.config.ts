import type { Config } from 'drizzle-kit'

export default {
  dialect: 'postgresql',
  schema: ['./src/server/db/schema.ts', './src/server/db/looks-schema.ts'],
  out: './migrations',
} satisfies Config
