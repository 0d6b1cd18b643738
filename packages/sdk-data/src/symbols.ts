import android from '../../../data/symbols/android.json';
import ios from '../../../data/symbols/ios.json';
import unity from '../../../data/symbols/unity.json';

/** The SDK's public API on each platform, and names that were removed from it. */
export const symbols = {android, ios, unity};

/** A name as used in code, without its package. */
export const shortName = (name: string): string => name.replace(/^(?:[a-z][\w]*\.)+(?=[A-Z])/, '');
