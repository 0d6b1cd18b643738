/**
 * Takes the vendor's hosts out of DocSearch's dialog. Its client is never asked
 * where the local index answers; nor could it be now.
 *
 * @param {string} source
 */
module.exports = function withoutVendor(source) {
  return source.replace(/\balgolia(?:net)?\.(?:net|com)\b/g, 'vendor.invalid');
};
