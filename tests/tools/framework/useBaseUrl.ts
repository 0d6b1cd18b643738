/** Addresses of the tests have no base. */
export default (address: string): string => address;
