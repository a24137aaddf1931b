// Poses of people in the flat pictures.

/**
 * Poses. `lean` turns the trunk (0 upright, positive to the right), arms and legs are [upper, lower] in directions,
 * near ones first, which are drawn last. `feet` are directions of the boots.
 */
export const poses = {
  stand: {
    lean: 0,
    near: [12, 8],
    far: [-12, -8],
    legs: [
      [8, 6],
      [-8, -6],
    ],
    feet: [90, -90],
  },
  wait: {
    lean: 0,
    near: [28, -60],
    far: [-28, 60],
    legs: [
      [10, 6],
      [-10, -6],
    ],
    feet: [90, -90],
  },
  cheer: {
    lean: 0,
    near: [148, 168],
    far: [-148, -168],
    legs: [
      [12, 6],
      [-12, -6],
    ],
    feet: [90, -90],
  },
  fist: {
    lean: 6,
    near: [150, 176],
    far: [-40, 40],
    legs: [
      [24, 4],
      [-14, -22],
    ],
    feet: [90, 70],
  },
  run: {
    lean: 14,
    near: [-52, 34],
    far: [58, 120],
    legs: [
      [62, -14],
      [-34, -80],
    ],
    feet: [84, 30],
  },
  sprint: {
    lean: 22,
    near: [-66, 20],
    far: [70, 140],
    legs: [
      [78, 4],
      [-40, -96],
    ],
    feet: [92, 10],
  },
  kick: {
    lean: -12,
    near: [-70, -40],
    far: [84, 96],
    legs: [
      [74, 66],
      [-6, -4],
    ],
    feet: [130, 90],
  },
  windup: {
    lean: 16,
    near: [96, 110],
    far: [-60, -30],
    legs: [
      [-48, -112],
      [14, 4],
    ],
    feet: [-20, 90],
  },
  header: {
    lean: 18,
    near: [-60, -20],
    far: [64, 20],
    legs: [
      [-16, -58],
      [20, -30],
    ],
    feet: [10, 40],
  },
  slide: {
    lean: -52,
    near: [-84, -70],
    far: [40, 70],
    legs: [
      [86, 92],
      [52, 128],
    ],
    feet: [150, 150],
  },
  dive: {
    lean: 74,
    near: [100, 108],
    far: [128, 120],
    legs: [
      [-66, -96],
      [-92, -70],
    ],
    feet: [-100, -60],
  },
  kneel: {
    lean: 8,
    near: [20, 60],
    far: [-24, 30],
    legs: [
      [80, -2],
      [4, -88],
    ],
    feet: [90, -20],
  },
  sit: {
    lean: -6,
    near: [36, 66],
    far: [20, 70],
    legs: [
      [86, 6],
      [80, -6],
    ],
    feet: [90, 90],
  },
  think: {
    lean: 4,
    near: [44, 158],
    far: [30, 84],
    legs: [
      [10, 4],
      [-10, -6],
    ],
    feet: [90, -90],
  },
  point: {
    lean: 8,
    near: [98, 96],
    far: [-24, 40],
    legs: [
      [16, 8],
      [-14, -10],
    ],
    feet: [90, 80],
  },
  card: {
    lean: -2,
    near: [160, 176],
    far: [-20, 30],
    legs: [
      [10, 6],
      [-12, -8],
    ],
    feet: [90, -90],
  },
  throw: {
    lean: -8,
    near: [170, 205],
    far: [168, 200],
    legs: [
      [16, 2],
      [-22, -14],
    ],
    feet: [90, 80],
  },
  shoot: {
    lean: 2,
    near: [150, 178],
    far: [120, 205],
    legs: [
      [10, -12],
      [-8, -22],
    ],
    feet: [50, 40],
  },
  dunk: {
    lean: 10,
    near: [162, 172],
    far: [-50, -10],
    legs: [
      [46, -50],
      [-24, -70],
    ],
    feet: [30, 0],
  },
  guard: {
    lean: 12,
    near: [84, 120],
    far: [-70, -110],
    legs: [
      [40, -6],
      [-34, 4],
    ],
    feet: [90, -90],
  },
  dribble: {
    lean: 26,
    near: [40, 14],
    far: [-30, 50],
    legs: [
      [52, -12],
      [-28, -30],
    ],
    feet: [90, 60],
  },
  serve: {
    lean: -10,
    near: [150, 110],
    far: [172, 178],
    legs: [
      [20, 0],
      [-18, -40],
    ],
    feet: [90, 40],
  },
  stroke: {
    lean: 14,
    near: [70, 100],
    far: [-60, -40],
    legs: [
      [46, -8],
      [-30, -14],
    ],
    feet: [90, 70],
  },
  smash: {
    lean: -16,
    near: [158, 140],
    far: [110, 150],
    legs: [
      [-6, -60],
      [30, -20],
    ],
    feet: [0, 40],
  },
  lunge: {
    lean: 22,
    near: [86, 92],
    far: [-74, -80],
    legs: [
      [74, 4],
      [-52, -58],
    ],
    feet: [90, -10],
  },
}
