// Element id of the search page's input, for the shortcut '/'.
export const searchFieldId = 'search-page-field'
