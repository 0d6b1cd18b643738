/**
 * Replaces `@generated/codeTranslations`: empty at first, filled by each module
 * with the translations it uses (see translations.cjs).
 */
const translations: Record<string, string> = {};

export default translations;
