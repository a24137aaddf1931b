import * as q from './people.mjs'
import * as f from './football.mjs'
export const scenes = {
  'press': () => q.press('sails', 'q1'),
  'press2': () => q.press('boats', 'q4', { base: '#3A2030', mark: '#E9C46A', women: true }),
  'touchline': () => q.touchline('lions', 'tides', 'l1'),
  'touchline2': () => q.touchline('redwings', 'lights', 'l2', { pose: 'wait', women: true }),
  'card': () => q.card('lions', 'c1'),
  'card2': () => q.card('boats', 'c2', { red: false }),
  'review': () => q.review('v1', 'tides'),
  'bench': () => q.bench('meteors', 'n1'),
  'scarves': () => q.scarves('tides', 'x1'),
  'scarves2': () => q.scarves('lantern', 'x2'),
  'signing': () => q.signing('boats', 'g1'),
  'signing2': () => q.signing('thunder', 'g3', { number: 8, women: true }),
  'physio': () => q.physio('lights', 'p1'),
  'duel': () => f.duel('meteors', 'rival', 'f1'),
}
