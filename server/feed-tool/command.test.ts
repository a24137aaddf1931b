import { expect, it } from 'vitest'
import { readCommand } from './command.ts'

it.each([
  ['check day.json', { command: 'check', path: 'day.json' }],
  ['record out', { command: 'record', path: 'out', port: 8090 }],
  ['record out --port 0', { command: 'record', path: 'out', port: 0 }],
  ['play out --to https://fans.example', { command: 'play', path: 'out', to: 'https://fans.example', speed: 1, asNow: false }],
  [
    'play a --speed 60 --now --to http://localhost:8080',
    { command: 'play', path: 'a', to: 'http://localhost:8080', speed: 60, asNow: true },
  ],
])('parses %s', (line, wanted) => expect(readCommand(line.split(' '))).toEqual(wanted))

it.each([
  '',
  'check',
  'check a b',
  'check --to x',
  'record out --port',
  'record out --port 70000',
  'record out --speed 2',
  'play out',
  'play out --to fans.example',
  'play out --to ftp://fans.example',
  'play out --to https://fans.example --speed 0',
  'play out --to https://fans.example --speed fast',
  'play out --to https://fans.example --to https://other.example',
  'send out',
])('rejects wrong usage: %s', (line) => expect(readCommand(line.split(' ').filter(Boolean))).toBe(undefined))
