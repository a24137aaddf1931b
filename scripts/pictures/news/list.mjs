import * as f from './football.mjs'
export const scenes = {
  'wide-tides': () => f.wide('tides', 'lions', 'a1'),
  'wide-rain': () => f.wide('hunters', 'sails', 'a7', { rain: true, grass: ['#24694A', '#2A7551'] }),
  'shot-boats': () => f.shot('boats', 'riders', 'b1'),
  'shot-women': () => f.shot('lights', 'redwings', 'b2', { women: true, low: true, flip: true }),
  'bulge': () => f.bulge('redwings', 'sails', 'c1'),
  'wall': () => f.wall('lantern', 'storm', 'd1'),
  'joy': () => f.joy('tides', 'e1'),
  'joy-women': () => f.joy('redwings', 'e2', { women: true }),
  'duel': () => f.duel('meteors', 'rival', 'f1'),
  'duel2': () => f.duel('eagles', 'thunder', 'f2', { pose: ['sprint', 'guard'], sky: ['#6FA3C7', '#CFE3EE'] }),
  'aerial': () => f.aerial('lions', 'lights', 'g1'),
  'snow': () => f.snow('riders', 'daybreak', 'h1'),
}
