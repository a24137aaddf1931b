// Packages that the built server loads from node_modules: native or machine-specific code, which cannot be bundled. All others are in dist.
export const runtimePackages = ['@napi-rs/canvas', '@node-rs/argon2', 'h264-mp4-encoder', 'sharp']
