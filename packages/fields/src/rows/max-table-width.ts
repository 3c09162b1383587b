/** No table of rows needs more, in rem. The page is narrower: in the theme that comes with it, 52. */
export const maxTableWidth = 70;
