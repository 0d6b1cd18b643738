/** Stands in for a component that the site has turned off. */
export default (): null => null;
