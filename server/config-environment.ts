// Reads the environment according to the table of variables. An invalid value is rejected in one sentence that names the variable.
import { type Variable, variables } from './config-variables.ts'

export type VariableName = keyof typeof variables
type NameOf<Kind extends Variable['kind']> = {
  [Name in VariableName]: (typeof variables)[Name]['kind'] extends Kind ? Name : never
}[VariableName]
type RowOf<Kind extends Variable['kind']> = Extract<Variable, { kind: Kind }>

export class ConfigError extends Error {}

export interface Environment {
  /** The value, or the default if unset; empty if there is none. */
  text(name: VariableName): string
  integer(name: NameOf<'integer'>): number
  number(name: NameOf<'number'>): number
  isOn(name: NameOf<'switch'>): boolean
  /** Without a trailing slash; empty if unset. */
  address(name: NameOf<'address'>): string
  list(name: NameOf<'list'>): string[]
  /** Throws the sentence. `value` and `expected` replace those of the variable if only a part of it is invalid. */
  refuse(name: VariableName, wrong?: { value?: string; expected?: string }): never
}

const rows: Record<VariableName, Variable> = variables

/** The allowed values of a variable, in words. */
export function expectedOf(row: Variable): string {
  if (row.expected !== undefined) return row.expected
  switch (row.kind) {
    case 'integer':
      return `a whole number from ${row.min} to ${row.max}`
    case 'number':
      return `a number from ${row.min} to ${row.max}`
    case 'switch':
      return 'on or off'
    case 'address':
      return `an address that begins with ${row.schemes.map((scheme) => `${scheme}//`).join(' or ')}`
    case 'choice':
      return `one of ${row.of.join(', ')}`
    case 'text':
    case 'list':
      return 'another text'
  }
}

/** Masks a secret, and the password in a URL. */
function maskValue({ kind, secret }: Variable, value: string): string {
  if (secret) return '***'
  return kind === 'address' ? value.replace(/:[^:@/]*@/, ':***@') : value
}

function isFit(row: Variable, value: string): boolean {
  if (row.kind === 'choice') return row.of.includes(value)
  return row.kind !== 'text' || row.form === undefined || value === '' || row.form.test(value)
}

export function openEnvironment(env: NodeJS.ProcessEnv): Environment {
  const textOf = (name: VariableName): string => env[name] || (rows[name].fallback ?? '')
  function refuse(name: VariableName, { value = textOf(name), expected }: { value?: string; expected?: string } = {}): never {
    const row = rows[name]
    throw new ConfigError(`${name}=${JSON.stringify(maskValue(row, value))} is not valid: ${expected ?? expectedOf(row)}.`)
  }
  function within(name: NameOf<'integer' | 'number'>, form: RegExp): number {
    const { min, max }: RowOf<'integer' | 'number'> = variables[name]
    const value = textOf(name)
    const number = Number(value)
    return form.test(value) && number >= min && number <= max ? number : refuse(name)
  }
  return {
    text(name) {
      const value = textOf(name)
      return isFit(rows[name], value) ? value : refuse(name)
    },
    integer: (name) => within(name, /^\d+$/),
    number: (name) => within(name, /^\d+(\.\d+)?$/),
    isOn(name) {
      const value = textOf(name)
      return value === 'on' || value === 'off' ? value === 'on' : refuse(name)
    },
    address(name) {
      const { schemes }: RowOf<'address'> = variables[name]
      const value = textOf(name)
      if (value === '') return ''
      const isOurs = URL.canParse(value) && schemes.includes(new URL(value).protocol)
      return isOurs ? value.replace(/\/$/, '') : refuse(name)
    },
    list: (name) =>
      textOf(name)
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    refuse,
  }
}
