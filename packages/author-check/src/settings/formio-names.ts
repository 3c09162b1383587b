/**
 * The settings that Form.io's builder (`@formio/js` 5.6.0) offers or writes: of every type under `*`, then of single types.
 */
const written: readonly (readonly [type: string, names: string])[] = [
  [
    '*',
    `actions addons allowCalculateOverride allowMultipleMasks api attributes autofocus calculateServer
    calculateValue clearOnHide conditional conditional.eq conditional.json conditional.show
    conditional.when customAction customClass customConditional customDefaultValue data dataGridLabel
    dbIndex defaultValue description disabled display encrypted eq errorLabel event hidden hideLabel
    input javascript json key label labelMargin labelPosition labelWidth layout logic modalEdit multiple
    name overlay persistent placeholder prefix properties property protected redrawOn refreshOn
    schemaDefinition serverOverride show showCharCount showWordCount simple state suffix tabindex
    tableView tags text tooltip trigger type unique validate validate.custom validate.customPrivate
    validate.multiple validate.required validate.strictDateValidation validate.unique validateOn value
    when widget`,
  ],
  [
    'address',
    `addAnother apiKey autocompleteOptions components disableClearIcon displayValueProperty
    enableManualMode enableNewPlacesApi errors lazyLoad manualModeViewString params provider
    queryProperty responseProperty subscriptionKey switchToManualModeLabel tree url
    validate.customMessage validate.json validateWhenHidden validation`,
  ],
  [
    'button',
    `action block custom disableOnInvalid header headers leftIcon oauthProvider rightIcon saveOnEnter
    shortcut showValidations size theme url widget.type`,
  ],
  [
    'checkbox',
    `errors inputType shortcut validate.customMessage validate.json validateWhenHidden validation`,
  ],
  ['columns', `autoAdjust columns components lazyLoad size tree width`],
  [
    'container',
    `components errors lazyLoad tree validate.customMessage validate.json validateWhenHidden validation`,
  ],
  ['content', `content html refreshOnChange`],
  [
    'currency',
    `applyMaskOn autocomplete currency displayMask errors inputFormat inputMaskPlaceholderChar inputMasks
    mask truncateMultipleSpaces validate.customMessage validate.integer validate.json validate.max
    validate.min validate.step validateWhenHidden validation widget.type`,
  ],
  [
    'datagrid',
    `addAnother addAnotherPosition components conditionalAddButton disableAddingRemovingRows
    enableRowGroups errors groupToggle initEmpty layoutFixed lazyLoad numberOfRows reorder rowGroups
    tree validate.customMessage validate.json validate.maxLength validate.minLength validateWhenHidden
    validation`,
  ],
  [
    'datamap',
    `addAnother disableAddingRemovingRows errors keyBeforeValue keyLabel validate.customMessage
    validate.json validate.maxLength validate.minLength validateWhenHidden validation valueComponent
    valueComponent.input valueComponent.key valueComponent.label valueComponent.type`,
  ],
  [
    'datetime',
    `allowInput customOptions date datePicker datePicker.disable datePicker.disableFunction
    datePicker.disableWeekdays datePicker.disableWeekends datePicker.initDate datePicker.maxDate
    datePicker.maxMode datePicker.minDate datePicker.minMode datePicker.showWeeks datePicker.startingDay
    datePicker.yearColumns datePicker.yearRows datepickerMode defaultDate displayInTimezone enableDate
    enableMaxDateInput enableMinDateInput enableTime errors format onClick shortcutButtons time
    timePicker timePicker.arrowkeys timePicker.hourStep timePicker.minuteStep timePicker.mousewheel
    timePicker.readonlyInput timePicker.showMeridian timezone useLocaleSettings validate.customMessage
    validate.json validateWhenHidden validation widget.type`,
  ],
  [
    'day',
    `day dayFirst errors fields fields.day fields.day.hide fields.day.placeholder fields.day.required
    fields.day.type fields.month fields.month.hide fields.month.placeholder fields.month.required
    fields.month.type fields.year fields.year.hide fields.year.maxYear fields.year.minYear
    fields.year.placeholder fields.year.required fields.year.type hideInputLabels inputsLabelPosition
    maxDate minDate month useLocaleSettings validate.customMessage validate.json validateWhenHidden
    validation year`,
  ],
  [
    'editgrid',
    `addAnother components conditionalAddButton defaultOpen disableAddingRemovingRows errors inlineEdit
    lazyLoad modal openWhenEmpty removeRow rowClass rowDrafts saveRow templates templates.footer
    templates.header templates.row templates.tableHeader templates.tableRow tree validate.customMessage
    validate.json validate.maxLength validate.minLength validateWhenHidden validation`,
  ],
  [
    'email',
    `applyMaskOn autocomplete case displayMask errors inputFormat inputMask inputMaskPlaceholderChar
    inputMasks inputType kickbox kickbox.enabled mask spellcheck truncateMultipleSpaces
    validate.customMessage validate.json validate.maxLength validate.minLength validate.pattern
    validateWhenHidden validation widget.type`,
  ],
  ['fieldset', `components lazyLoad legend tree`],
  [
    'file',
    `autoSync capture dir errors file fileKey fileMaxSize fileMinSize fileNameTemplate filePattern
    fileTypes image imageSize indexeddb indexeddbTable multipart options partSize privateDownload
    storage uploadOnly url urlRequestOptions useMultipartUpload validate.customMessage validate.json
    validateWhenHidden validation webcam webcamSize`,
  ],
  ['form', `form lazyLoad path reference revision src useOriginalRevision`],
  ['hidden', `inputType widget.type`],
  ['htmlelement', `attr attrs className content refreshOnChange tag`],
  [
    'number',
    `applyMaskOn autocomplete decimalLimit delimiter displayMask errors inputFormat
    inputMaskPlaceholderChar inputMasks mask requireDecimal truncateMultipleSpaces
    validate.customMessage validate.integer validate.json validate.max validate.min validate.step
    validateWhenHidden validation widget.type`,
  ],
  [
    'panel',
    `allowPrevious breadcrumb breadcrumbClickable buttonSettings collapsed collapsible components
    lazyLoad navigateOnEnter nextPage saveOnEnter scrollToTop theme title tree`,
  ],
  [
    'password',
    `applyMaskOn autocomplete case displayMask errors inputFormat inputMask inputMaskPlaceholderChar
    inputMasks inputType mask spellcheck truncateMultipleSpaces validate.customMessage validate.json
    validate.maxLength validate.minLength validate.pattern validateWhenHidden validation widget.type`,
  ],
  [
    'phoneNumber',
    `applyMaskOn autocomplete displayMask errors inputFormat inputMask inputMaskPlaceholderChar
    inputMasks inputMode inputType mask spellcheck truncateMultipleSpaces validate.customMessage
    validate.json validate.maxLength validate.minLength validate.pattern validateWhenHidden validation
    widget.type`,
  ],
  [
    'radio',
    `authenticate data.headers data.url dataSrc dataType errors fieldSet ignoreCache inline inputType
    optionsLabelPosition shortcut template validate.customMessage validate.json
    validate.onlyAvailableItems validateWhenHidden validation valueProperty values`,
  ],
  ['recaptcha', `buttonKey eventType`],
  [
    'select',
    `addResource addResourceLabel authenticate clearOnRefresh customOptions data.custom data.headers
    data.json data.resource data.url data.values dataSrc dataType disableLimit errors filter fuseOptions
    fuseOptions.include fuseOptions.threshold idPath ignoreCache indexeddb indexeddb.filter lazyLoad
    limit minSearch noRefreshOnScroll readOnlyValue reference refreshOnBlur searchDebounce searchEnabled
    searchField selectData selectFields selectThreshold selectValues sort template uniqueOptions
    useExactSearch validate.customMessage validate.json validate.onlyAvailableItems validate.select
    validateWhenHidden validation valueProperty`,
  ],
  [
    'selectboxes',
    `authenticate data.headers data.url dataSrc errors fieldSet ignoreCache inline inputType
    maxSelectedCountMessage minSelectedCountMessage optionsLabelPosition shortcut template
    validate.customMessage validate.json validate.maxSelectedCount validate.minSelectedCount
    validate.onlyAvailableItems validateWhenHidden validation valueProperty values`,
  ],
  [
    'signature',
    `backgroundColor errors footer height keepOverlayRatio maxWidth minWidth penColor
    validate.customMessage validate.json validateWhenHidden validation widget.type width`,
  ],
  ['survey', `errors questions validate.customMessage validate.json validateWhenHidden validation values`],
  [
    'table',
    `bordered caption cellAlignment cloneRows condensed header hover lazyLoad numCols numRows rows
    striped tree`,
  ],
  ['tabs', `components lazyLoad tree verticalLayout`],
  [
    'tags',
    `delimeter errors maxTags storeas validate.customMessage validate.json validateWhenHidden validation
    widget.type`,
  ],
  [
    'textarea',
    `applyMaskOn as autoExpand autocomplete case displayMask editor errors fileKey fixedSize inputFormat
    inputMask inputMaskPlaceholderChar inputMasks inputType isUploadEnabled mask rows spellcheck
    truncateMultipleSpaces uploadDir uploadOptions uploadStorage uploadUrl validate.customMessage
    validate.json validate.maxLength validate.maxWords validate.minLength validate.minWords
    validate.pattern validateWhenHidden validation widget.type wysiwyg`,
  ],
  [
    'textfield',
    `applyMaskOn autocomplete case displayMask errors inputFormat inputMask inputMaskPlaceholderChar
    inputMasks inputType mask spellcheck truncateMultipleSpaces validate.customMessage validate.json
    validate.maxLength validate.maxWords validate.minLength validate.minWords validate.pattern
    validateWhenHidden validation widget.type`,
  ],
  [
    'time',
    `dataFormat displayMask errors format inputFormat inputMask inputType mask spellcheck
    truncateMultipleSpaces validate.customMessage validate.json validate.maxLength validate.minLength
    validate.pattern validateWhenHidden validation widget.type`,
  ],
  [
    'url',
    `applyMaskOn autocomplete displayMask errors inputFormat inputMask inputMaskPlaceholderChar
    inputMasks inputType mask spellcheck truncateMultipleSpaces validate.customMessage validate.json
    validate.maxLength validate.minLength validate.pattern validateWhenHidden validation widget.type`,
  ],
  ['well', `components lazyLoad tree`],
];

const byType = new Map(written.map(([type, names]) => [type, new Set(names.split(/\s+/))]));

export function formioKnows(type: string, name: string): boolean {
  return byType.get('*')?.has(name) === true || byType.get(type)?.has(name) === true;
}

/** Any type of Form.io has it. */
export function formioKnowsSomewhere(name: string): boolean {
  return [...byType.values()].some((names) => names.has(name));
}

export function formioNames(type: string): readonly string[] {
  return [...(byType.get('*') ?? []), ...(byType.get(type) ?? [])];
}
