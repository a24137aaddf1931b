// Packages that the built server loads as they are installed: programs for this machine, which cannot be bundled. All others are in dist.
export const runtimePackages = ['@napi-rs/canvas', '@node-rs/argon2', 'h264-mp4-encoder', 'sharp']
