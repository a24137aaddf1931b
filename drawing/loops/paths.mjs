// Paths of figures that close after the loop: sines of full turns in ffmpeg's syntax; `t` is the second.

/** One or two sines of full turns around a place. */
export function around(at, reach, index, seconds) {
  const turn = `2*PI/${seconds}`
  const [slow, fast] = [1 + ((index * 2) % 3), 2 + (index % 3)]
  return `${at}+${reach}*sin(${turn}*${slow}*t+${index})+${Math.round(reach / 3)}*sin(${turn}*${fast * 2}*t+${index * 2})`
}

/** The whole team moves from one end to the other and back. */
export const drift = (reach, seconds, turns = 1) => `+${reach}*sin(2*PI/${seconds}*${turns}*t)`

/** A team in formation, the keeper almost still: `mirror` is the width for a team playing the other way. */
export function team(spots, { style, seconds, from = 0, reach, go = 0, mirror = null, keeper = true }) {
  return spots.map(([x, y], index) => {
    const still = keeper && index === 0
    const place = mirror === null ? x : mirror - x
    const own = still ? 5 : reach
    return {
      style,
      x: around(place, own, index + from, seconds) + (still || go === 0 ? '' : drift(go, seconds)),
      y: around(y, own * 0.7, index * 3 + from, seconds),
    }
  })
}
