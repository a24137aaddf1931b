// How large the frames of other sites are in which a match or a team is shown: pixels, and they stay what they are whatever is in them.

export const widgetSizes = { match: { width: 360, height: 136 }, team: { width: 360, height: 276 } } as const
export type WidgetKind = keyof typeof widgetSizes
