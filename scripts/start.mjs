// npm start: installs and builds when something changed, then becomes the server.
import { becomeBuilt } from './built.mjs'

await becomeBuilt('main')
