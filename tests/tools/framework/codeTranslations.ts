/** None: the tools are read in English. */
export default {};
