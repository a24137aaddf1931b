// The identifiers of a file, each with its role: var (bindings, references, types), prop (keys and members), short (a shorthand of both).

const keyed = new Set([
  'ObjectMethod',
  'ClassMethod',
  'ClassProperty',
  'ClassAccessorProperty',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSDeclareMethod',
  'TSAbstractMethodDefinition',
])
const keyTypes = new Set(['Pick', 'Omit'])
const macros = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage'])
const elements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

export function identifiersOf(tree) {
  const identifiers = []
  const strings = []
  const usedVars = new Set()
  const usedProps = new Set()
  const styles = new Set()
  const foreign = new Set()
  for (const node of tree.program.body)
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.css'))
      for (const { local } of node.specifiers) styles.add(local.name)

  function add(node, role, lingui) {
    const { name, start } = node
    // The type annotation of a parameter is within its node.
    const end = start + name.length
    identifiers.push({ start, end, role, name, lingui })
    if (role !== 'prop') usedVars.add(name)
    if (role !== 'var') usedProps.add(name)
  }

  function visit(node, lingui) {
    if (!node || typeof node.type !== 'string') return
    let inside = lingui
    switch (node.type) {
      case 'Identifier':
        add(node, 'var', lingui)
        visit(node.typeAnnotation, false)
        for (const one of node.decorators ?? []) visit(one, false)
        return
      case 'JSXIdentifier':
        if (/^[A-Z]/.test(node.name)) add(node, 'var', false)
        return
      case 'PrivateName':
        add(node.id, 'prop', false)
        return
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        visit(node.object, false)
        if (node.computed) visit(node.property, false)
        else if (node.property.type === 'PrivateName') add(node.property.id, 'prop', false)
        else if (!(node.object.type === 'Identifier' && styles.has(node.object.name))) add(node.property, 'prop', false)
        return
      case 'ObjectProperty':
        if (node.shorthand) {
          const value = node.value.type === 'AssignmentPattern' ? node.value.left : node.value
          add(value, 'short', lingui)
          if (node.value.type === 'AssignmentPattern') visit(node.value.right, false)
        } else {
          key(node, lingui)
          visit(node.value, lingui)
        }
        return
      case 'JSXAttribute':
        if (node.name.type === 'JSXIdentifier') add(node.name, 'prop', false)
        visit(node.value, lingui)
        return
      case 'JSXElement': {
        const { name } = node.openingElement
        inside = lingui || (name.type === 'JSXIdentifier' && elements.has(name.name))
        visit(name, false)
        for (const one of node.openingElement.attributes) visit(one, inside)
        visit(node.openingElement.typeParameters, false)
        if (node.closingElement) visit(node.closingElement.name, false)
        for (const child of node.children) visit(child, inside)
        return
      }
      case 'ImportDeclaration':
        for (const one of node.specifiers) {
          if (one.type === 'ImportSpecifier') {
            const own = node.source.value.startsWith('.')
            const { imported, local } = one
            if (imported.start !== local.start) {
              if (own && imported.type === 'Identifier') add(imported, 'var', false)
              add(local, 'var', false)
            } else if (own) add(local, 'var', false)
            else {
              foreign.add(local.name)
              usedVars.add(local.name)
            }
          } else add(one.local, 'var', false)
        }
        return
      case 'ExportNamedDeclaration':
        visit(node.declaration, false)
        for (const one of node.specifiers) {
          if (one.local && one.local.start !== one.exported.start) add(one.local, 'var', false)
          if (one.exported.type === 'Identifier') add(one.exported, 'var', false)
        }
        return
      case 'TSEnumMember':
        if (node.id.type === 'Identifier') add(node.id, 'prop', false)
        visit(node.initializer, false)
        return
      case 'TSTypeReference':
      case 'TSExpressionWithTypeArguments': {
        const named = node.typeName ?? node.expression
        visit(named, false)
        const isKeyed = named.type === 'Identifier' && keyTypes.has(named.name)
        for (const [at, one] of (node.typeParameters?.params ?? []).entries()) {
          if (isKeyed && at === 1) literals(one)
          else visit(one, false)
        }
        return
      }
      case 'TSIndexedAccessType':
        visit(node.objectType, false)
        literals(node.indexType)
        return
      case 'LabeledStatement':
        visit(node.body, false)
        return
      case 'BreakStatement':
      case 'ContinueStatement':
        return
      case 'MetaProperty':
        return
      case 'StringLiteral':
        strings.push({ start: node.start, end: node.end, value: node.value, isKey: false })
        return
      case 'TaggedTemplateExpression':
        visit(node.tag, false)
        visit(node.typeParameters, false)
        visit(node.quasi, lingui || (node.tag.type === 'Identifier' && macros.has(node.tag.name)))
        return
      case 'CallExpression':
        inside = lingui || (node.callee.type === 'Identifier' && macros.has(node.callee.name))
        break
      default:
        if (keyed.has(node.type)) {
          key(node, false)
          for (const name of Object.keys(node)) if (name !== 'key') descend(node[name], false)
          return
        }
    }
    for (const name of Object.keys(node)) {
      if (name === 'loc' || name.endsWith('Comments') || name === 'extra') continue
      descend(node[name], inside && node.type !== 'ArrowFunctionExpression')
    }
  }
  function descend(value, lingui) {
    if (Array.isArray(value)) for (const one of value) visit(one, lingui)
    else if (value && typeof value === 'object') visit(value, lingui)
  }
  function key({ key: node, computed }, lingui) {
    if (computed) visit(node, false)
    else if (node.type === 'Identifier') add(node, 'prop', lingui)
    else if (node.type === 'StringLiteral') strings.push({ start: node.start, end: node.end, value: node.value, isKey: false })
    else if (node.type === 'PrivateName') add(node.id, 'prop', false)
  }
  /** Property names that occur as strings in a type. */
  function literals(node) {
    if (!node) return
    if (node.type === 'TSUnionType') for (const one of node.types) literals(one)
    else if (node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral')
      strings.push({ start: node.literal.start, end: node.literal.end, value: node.literal.value, isKey: true })
    else visit(node, false)
  }
  for (const node of tree.program.body) visit(node, false)
  return { identifiers: identifiers.filter(({ name, role }) => !(foreign.has(name) && role === 'var')), strings, usedVars, usedProps }
}
