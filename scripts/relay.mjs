// npm run relay: installs and builds when something changed, then becomes the relay.
import { becomeBuilt } from './built.mjs'

await becomeBuilt('relay')
