/** How long a script may take before it counts as lost, in milliseconds; a slow connection needs seconds. */
export const PATIENCE = 20_000;
