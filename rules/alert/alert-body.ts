// The body line of an alert, by its event. Separate from the other texts, which pages without alerts load alone.

/** Body line of each event. */
export const bodyOf: Record<string, string> = {
  goal: 'scored',
  'penalty-goal': 'scored',
  'own-goal': 'scored',
  'scorer-correction': 'scored',
  'penalty-missed': 'card',
  'goal-cancelled': 'taken',
  'score-correction': 'taken',
  awarded: 'taken',
  'card-cancelled': 'card',
  review: 'taken',
  'red-card': 'card',
  'second-yellow': 'card',
  moved: 'time',
  postponed: 'time',
  cancelled: 'time',
}
