// Sizes of the widgets of a match or a team embedded in other sites, in pixels: fixed, whatever their content.

export const widgetSizes = { match: { width: 360, height: 136 }, team: { width: 360, height: 276 } } as const
export type WidgetKind = keyof typeof widgetSizes
