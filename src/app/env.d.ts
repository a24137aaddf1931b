declare const __BUILD_ID__: string
declare const __API_BASE__: string
declare module '*.po' {
  export const messages: Record<string, unknown>
}
