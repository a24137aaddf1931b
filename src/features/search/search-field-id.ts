// Where the field of the search page is found by who has the key for it.
export const searchFieldId = 'search-page-field'
