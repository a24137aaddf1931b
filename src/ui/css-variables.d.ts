// Allows custom properties in style attributes.
import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
