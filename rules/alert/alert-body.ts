// What the second line of an alert tells, by its event. Apart from the words, which a page that shows no alert does without.

/** Which body line an event takes. */
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
