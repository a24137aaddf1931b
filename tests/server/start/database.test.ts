import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { hasMigrations } from '../../support/database/migrations.ts'
import { missingStatements } from '../../support/database/tables.ts'

const { pool } = await testDatabase()

describe('database', () => {
  it('is accessed by a role that is not a superuser and cannot create roles or databases', async () => {
    const { rows } = await pool.query(
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }])
  })

  it.skipIf(!hasMigrations())('has migrations that match the tables in the code', async () => {
    expect(await missingStatements()).toEqual([])
  })

  it('is compared with them by a tool without side effects on the process', () => {
    const met: string[] = []
    for (const value of [['one'], Object('a')]) for (const key in value) met.push(key)
    expect(met).toEqual(['0', '0'])
  })

  it('sorts by code point and keeps UTF-8 whatever the machine’s locale', async () => {
    const { rows } = await pool.query("SELECT name FROM (VALUES ('é'), ('Z'), ('a'), ('比')) AS t(name) ORDER BY name")
    expect(rows.map(({ name }) => name)).toEqual(['Z', 'a', 'é', '比'])
  })
})
