import type {Platform} from './platforms';

/** Address of “What fits my project”, with a platform preselected. */
export const whatFits = (platform: Platform): string => `/what-fits?platform=${platform}`;
